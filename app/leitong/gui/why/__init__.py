"""Why the two fingerprints differ: the votes, the words behind them, the keywords of both sides.

For the window:

- `WhyPanel` (leitong.gui.why.panel): the bottom panel, good from 240 px of height, made for 1280×320.
- `KeywordsView` (leitong.gui.why.keywords_view): keyword weights as mirrored bars, for a side panel or a tab,
  from 280 px of width.
- `KeywordChips` (leitong.gui.why.keyword_chips): the one-line row of keywords under the two text panes (SCREENS 5.4).

All three take `(focus, tokens, parent)` and have `show_comparison` and `set_tokens`. pyqtgraph is first imported
when there is something to draw, so importing these modules costs nothing at start-up.
"""
