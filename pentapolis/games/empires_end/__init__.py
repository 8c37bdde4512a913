"""Empire's End (A birodalom alkonya), by its rulebook; cards and tiles come from an edition file."""
