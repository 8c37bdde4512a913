"""Statistics of random games: what a fault in dealing, drawing or counting moves would shift."""
