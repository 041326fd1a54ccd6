"""How the searching bots of Touché Poulet think: imagined fleets, what attacks do to them, where to hide one's own."""
