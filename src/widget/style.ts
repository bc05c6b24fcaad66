/** The look of the widget. A page changes it by the custom properties and by `::part()`. */
export const STYLE = `
:host{display:inline-block;font:inherit;text-align:start}
:host([hidden]){display:none}
.card{${TOKENS.light}
box-sizing:border-box;min-width:11em;padding:.7em 1em;border:1px solid var(--rule);
border-block-start:.4em solid var(--salnama-accent,var(--accent));border-radius:var(--corner);
background:var(--salnama-paper,var(--paper));color:var(--salnama-ink,var(--ink));line-height:1.6}
.dark{${TOKENS.dark}}
@media(prefers-color-scheme:dark){.auto{${TOKENS.dark}}}
@media(forced-colors:active){.card.card{--paper:Canvas;--ink:CanvasText;--ink-soft:CanvasText;--red:CanvasText}}
.off{border-block-start-color:var(--red)}
.weekday{font-size:.9em}
.off .weekday,.off .detail.day{color:var(--red)}
.first{font-size:1.3em;font-weight:700;line-height:1.4}
.other{color:var(--ink-soft);font-size:.9em}
p{margin:0}
.date{display:inline-block}
bdi{margin-inline-start:.3em;font-size:.9em}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`;
