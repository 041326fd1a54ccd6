"""What the hen thinks about, on the numbers of the bare state: quick enough to be asked all the time."""
