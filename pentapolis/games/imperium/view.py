def view(t, seat):
    return {**t.common_view(seat)}
