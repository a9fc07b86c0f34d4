import { createHash } from "node:crypto"

/** The style of every page: in the page itself, so that nothing else has to be fetched. */
export const style = `
:root { color-scheme: light dark; --ink: #17212b; --soft: #52606d; --line: #d3dae1; --ground: #f3f5f7; --paper: #fff;
  --accent: #0b6b5d; --on-accent: #fff; --alert: #a3231b; --alert-ground: #fdecea; --warn: #7a4b00; --warn-ground: #fff4dc;
  --good-ground: #e5f4ef }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf2; --soft: #a5b1bd; --line: #3a4653; --ground: #12181f; --paper: #1b232c;
    --accent: #4fc3ac; --on-accent: #06231e; --alert: #ff9d94; --alert-ground: #3c1d1b; --warn: #ffcf7a;
    --warn-ground: #392c12; --good-ground: #16332c }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  display: flex; flex-direction: column; align-items: center; padding: 2rem 1rem }
header { width: 100%; max-width: 27rem; margin-bottom: 1.25rem; display: flex; align-items: center;
  justify-content: space-between; gap: 1rem; flex-wrap: wrap }
.wide header, .wide main { max-width: 46rem }
a.brand { color: var(--ink); text-decoration: none }
.brand { display: inline-flex; align-items: center; gap: .6rem; font-weight: 650; font-size: 1.15rem; letter-spacing: -.01em }
.brand svg { width: 1.75rem; height: 1.75rem; color: var(--accent) }
nav { display: flex; gap: .3rem 1.1rem; align-items: center; flex-wrap: wrap }
nav a, nav button { min-height: 1.75rem; display: inline-flex; align-items: center }
nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none }
main { width: 100%; max-width: 27rem; background: var(--paper); border: 1px solid var(--line); border-radius: .9rem;
  padding: 1.75rem; box-shadow: 0 1px 2px rgb(0 0 0 / 4%), 0 8px 24px rgb(0 0 0 / 5%) }
h1 { font-size: 1.35rem; line-height: 1.3; margin: 0 0 .5rem; letter-spacing: -.01em; text-wrap: balance }
h2 { font-size: 1.02rem; margin: 1.75rem 0 .5rem }
p { margin: 0 0 1rem }
.soft { color: var(--soft) }
.small { font-size: .875rem }
a { color: var(--accent) }
label, legend { font-weight: 600; font-size: .925rem; padding: 0 }
fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; min-width: 0 }
legend { margin-bottom: .4rem }
.field { margin-bottom: 1.1rem }
.field label { display: block; margin-bottom: .3rem }
.hint { color: var(--soft); font-size: .875rem; margin: .3rem 0 0 }
input[type=text], input[type=email], input[type=password], select, textarea { width: 100%; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--soft); border-radius: .5rem; padding: .55rem .7rem; min-height: 2.75rem }
textarea { resize: vertical; line-height: 1.45 }
input[readonly] { background: var(--ground) }
button, .button { font: inherit; font-weight: 600; border-radius: .5rem; border: 1px solid var(--accent); cursor: pointer;
  background: var(--accent); color: var(--on-accent); padding: .55rem 1.1rem; min-height: 2.75rem; display: inline-block;
  text-decoration: none }
button.plain, a.button.plain { background: transparent; color: var(--ink); border-color: var(--line) }
button.link { background: none; border: 0; color: var(--accent); padding: 0; min-height: 0; font-weight: 400;
  text-decoration: underline }
button.danger { background: transparent; color: var(--alert); border-color: currentcolor; min-height: 2.25rem;
  padding: .3rem .8rem }
button.wide { width: 100% }
button:hover, .button:hover { filter: brightness(1.08) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.actions { display: flex; gap: .75rem; margin-top: 1.5rem }
.actions button, .actions .button { flex: 1; text-align: center }
.choice { display: flex; gap: .7rem; align-items: flex-start; border: 1px solid var(--line); border-radius: .6rem;
  padding: .65rem .8rem; margin-bottom: .5rem; font-weight: 400; cursor: pointer }
.choice:has(:checked) { border-color: var(--accent); background: var(--good-ground) }
.choice input { margin: .3rem 0 0; accent-color: var(--accent); width: 1.05rem; height: 1.05rem; flex: none }
.choice strong { display: block; font-weight: 600; overflow-wrap: anywhere }
.note { border-radius: .6rem; padding: .75rem .9rem; margin: 0 0 1.1rem; background: var(--ground) }
.note.alert { background: var(--alert-ground); color: var(--alert) }
.note.warn { background: var(--warn-ground); color: var(--warn) }
.note.good { background: var(--good-ground) }
.note p:last-child { margin: 0 }
.where { overflow-wrap: anywhere; font-weight: 600 }
ul.rows { list-style: none; margin: 0; padding: 0 }
ul.rows li { border-top: 1px solid var(--line); padding: .9rem 0; display: flex; gap: 1rem; align-items: center;
  justify-content: space-between; flex-wrap: wrap }
ul.rows li > div { flex: 1 1 16rem; min-width: 0; overflow-wrap: anywhere }
ul.rows strong { font-weight: 600 }
.below { margin: 1.25rem 0 0 }
.said { margin: 0 0 .75rem; padding: .2rem 0 .2rem 1rem; border-inline-start: 3px solid var(--accent); font-size: 1.1rem;
  white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; overflow: clip; max-height: 24rem; overflow-y: auto }
.said.reply { font-size: 1rem; border-color: var(--line) }
.quoted { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; display: inline-block; max-width: 100%;
  max-height: 12rem; overflow: clip auto; vertical-align: top }
bdi { overflow-wrap: anywhere }
.state { display: inline-block; font-size: .875rem; font-weight: 600; padding: .1rem .6rem; border-radius: 1rem;
  background: var(--ground); color: var(--ink) }
.state.review { background: var(--warn-ground); color: var(--warn) }
.state.hidden { background: var(--alert-ground); color: var(--alert) }
.state.visible { background: var(--good-ground) }
dl.facts { margin: 0 0 1rem }
dl.facts div { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: .25rem 1rem; padding: .5rem 0;
  border-top: 1px solid var(--line) }
dl.facts dt { color: var(--soft); font-size: .925rem; overflow-wrap: anywhere }
dl.facts dd { margin: 0; overflow-wrap: anywhere }
details { border-top: 1px solid var(--line); padding: .5rem 0 }
summary { cursor: pointer; font-weight: 600; min-height: 1.75rem }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 }
th, td { text-align: start; padding: .3rem .5rem .3rem 0; font-weight: 400; border-top: 1px solid var(--line) }
thead th { color: var(--soft); font-size: .875rem; border: 0 }
td { font-variant-numeric: tabular-nums }
ol.history { margin: .5rem 0; padding-inline-start: 1.25rem }
ol.history li { margin-bottom: .5rem; overflow-wrap: anywhere }
a.comment { display: block; color: var(--ink); text-decoration: none; overflow-wrap: anywhere; unicode-bidi: isolate;
  overflow: clip }
a.comment:hover { text-decoration: underline }
ul.rows p { margin: .2rem 0 0 }
ul.brief { margin: 0 0 1rem; padding-inline-start: 1.1rem }
ul.brief li { margin-bottom: .35rem }
section + section { border-top: 1px solid var(--line); margin-top: 1.5rem }
.ways { display: flex; flex-wrap: wrap; gap: .6rem 1.25rem; align-items: center }
code { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
pre { overflow: auto; max-height: 30rem; margin: .5rem 0 1rem; padding: .75rem .9rem; border-radius: .6rem; background: var(--ground) }
pre code { overflow-wrap: normal; white-space: pre }
dl.facts dl.facts div { grid-template-columns: minmax(0, 1fr) }
h3 { font-size: 1rem; margin: 1.5rem 0 .4rem }
h4 { font-size: .925rem; margin: 1rem 0 .3rem }
ul.may { margin: .2rem 0; padding: 0 0 0 1.1rem }
ul.rows ul.may li { display: list-item; border: 0; padding: 0 }
main > :last-child, main > form:last-child > :last-child { margin-bottom: 0 }
.inline { display: inline }
.pair { display: grid; grid-template-columns: 2fr 1fr; gap: .75rem }
@media (max-width: 30rem) {
  body { padding: 1.25rem .75rem }
  main { padding: 1.25rem }
  .pair, dl.facts div { grid-template-columns: minmax(0, 1fr) }
  .actions { flex-wrap: wrap }
}
`

/** What the content security policy lets through, and nothing else of that kind. */
export const styleSource = `'sha256-${createHash("sha256").update(style).digest("base64")}'`
