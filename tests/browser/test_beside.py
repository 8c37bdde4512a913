"""The rules beside the table: at the rule that was asked for, and the table as it was."""

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.conftest import Come
from tests.browser.stage import PHONE, WIDE, moment

#: How wide the hint of a field is, and how much room there is for it.
HINT = """(field) => {
  const style = getComputedStyle(field);
  const drawn = document.createElement("canvas").getContext("2d");
  drawn.font = style.font;
  return [
    drawn.measureText(field.placeholder).width,
    field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
  ];
}"""


@pytest.mark.parametrize(("language", "size"), [("hu", WIDE), ("en", PHONE)])
def test_the_rules_lie_beside_the_table(come: Come, language: str, size: tuple[int, int]) -> None:
    visitor = come(language, size=size)
    visitor.enter(moment("age-2"))
    refused = next(one for one in visitor.now["refused"] if one["message"] == "refuse-price")
    card = visitor.thing("card", refused["args"]["card"])
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    address = visitor.page.url
    link = visitor.question.get_by_role("link", name=visitor.say("table-rule", rule=refused["rule"])).first
    visitor.page.mouse.move(1, 1)
    link.click()
    rules = visitor.page.get_by_role("region", name=visitor.say("shell-rules"), exact=True)
    rule = rules.locator(f"[id='{refused['rule']}']")
    expect(rule).to_have_attribute("aria-current", "location")
    expect(rule).to_be_in_viewport()
    # The table is still there, and the card is still chosen and in sight.
    assert visitor.page.url == address
    expect(card).to_have_attribute("aria-pressed", "true")
    seen, covered = card.bounding_box(), rules.bounding_box()
    assert seen is not None
    assert covered is not None
    assert seen["x"] + seen["width"] <= covered["x"] or seen["y"] + seen["height"] <= covered["y"]
    expect(card).to_be_in_viewport(ratio=0.99)
    expect(visitor.page.get_by_role("banner")).to_be_in_viewport(ratio=1)
    visitor.picture("beside")
    visitor.page.emulate_media(color_scheme="dark")
    visitor.picture("beside-dark")
    looks.no_page_scroll(visitor)
    looks.whole(visitor)
    looks.accessible(visitor)
    hint, room = rules.get_by_role("searchbox").evaluate(HINT)
    assert hint <= room, "the hint is cut off"
    # The button of the bar leads to the same place; closed, everything is as before.
    visitor.page.get_by_role("banner").get_by_role("link", name=visitor.say("shell-rules")).click()
    expect(rules.get_by_role("article").first).to_be_attached()
    visitor.button("shell-rules-close").click()
    expect(rules).to_have_count(0)
    expect(link).to_be_visible()
