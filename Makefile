# For fingers that type make: every target only calls ./dev. Arguments go in ARGS: make fast ARGS="tests/kernel -k luck"
TASKS := setup play terminal bench soak page compile test lint fast slow browser screenshots coverage rule-coverage rule-references protocol-types mutants lock page-lock changelog

.PHONY: help $(TASKS)

help:
	@./dev

$(TASKS):
	@./dev $@ $(ARGS)
