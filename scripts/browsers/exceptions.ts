/** Why a built file may use something that a promised browser lacks. */
interface Exception {
  feature: string
  why: string
  /** What the feature test looks like in the build; required in every file that uses the feature. */
  asked?: RegExp
}

const notTheBrowsers = (features: string[], why: string) => features.map((feature) => ({ feature, why }))
const leftOut = (features: string[], why: string) =>
  features.map((feature) => ({ feature: `css ${feature}`, why }))

/** Remove an unused one: the check reports it. */
export const exceptions: Exception[] = [
  { feature: 'URL.canParse', why: 'zod asks, and parses where it is not', asked: /typeof URL\.canParse/ },
  {
    feature: 'Error.captureStackTrace',
    why: 'zod asks, and has none where it is not',
    asked: /.captureStackTrace.\s*in\s*Error/,
  },
  {
    feature: 'Uint8Array.fromBase64',
    why: 'the uploader asks, and uses atob',
    asked: /typeof Uint8Array\.fromBase64/,
  },
  {
    feature: 'requestIdleCallback',
    why: 'use-kept-steps.ts asks, and begins at once',
    asked: /.requestIdleCallback.\s*in\s*window/,
  },
  {
    feature: 'navigator.canShare',
    why: 'asked with `?.`; a link to the file stands beside it',
    asked: /canShare\?\./,
  },
  {
    feature: 'navigator.share',
    why: 'offered only where canShare says yes; else asked, and a mail begins',
    asked: /canShare\?\.|navigator\.share&&/,
  },
  {
    feature: 'navigator.wakeLock',
    why: 'the slideshow asks, and the screen may go dark',
    asked: /.wakeLock.\s*in\s*navigator/,
  },
  {
    feature: 'navigator.contacts',
    why: 'asked: the address book of the phone is offered where there is one',
    asked: /.contacts.\s*in\s*navigator/,
  },
  {
    feature: 'navigator.connection',
    why: 'React and the router ask',
    asked: /navigator\??\.connection\s*(&&|\?\.)/,
  },
  { feature: 'navigation', why: 'React asks', asked: /typeof navigation/ },
  { feature: 'setImmediate', why: 'React asks: of Node', asked: /typeof setImmediate/ },
  {
    feature: '.startViewTransition()',
    why: 'the router asks, React tries; and only for a transition that is asked for, of which we have none',
    asked: /startViewTransition\s*==|try\s*\{[^{}]{0,40}startViewTransition/,
  },
  { feature: '.skipTransition()', why: 'as above' },
  {
    feature: '.showPopover()',
    why: 'the library that moves photos asks',
    asked: /.showPopover.\s*in/,
  },
  {
    feature: 'Symbol.dispose',
    why: 'signals leave a key unused where it is undefined; Emscripten, which made the reader of codes, asks',
    asked: /\[Symbol\.dispose\]=|let (\w+)=Symbol\.dispose;\1&&/,
  },
  {
    feature: 'Symbol.asyncDispose',
    why: 'the reader of ZIPs has a symbol of its own where there is none',
    asked: /Symbol\.asyncDispose\|\|Symbol\(/,
  },
  ...notTheBrowsers(['.createContext()'], 'of React'),
  ...notTheBrowsers(['.drop()', '.take()'], 'methods of our own: no iterator is asked'),
  ...notTheBrowsers(['.setStatus()'], 'of Emscripten, which made the decoder of HEIC'),

  ...leftOut(['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'], 'lines break as ever'),
  ...leftOut(
    ['@media scripting'],
    'where script is turned off, a way in stays that leads to words about what it takes',
  ),
  ...leftOut(['@starting-style'], 'what comes, comes at once'),
  ...leftOut(['field-sizing', 'field-sizing: content'], 'use-auto-grow.ts does it by script'),
  ...leftOut(
    ['cursor: pointer', 'cursor: default', 'cursor: progress', 'cursor: grab', 'cursor: none'],
    'a finger has no cursor',
  ),
  ...leftOut(['resize', 'resize: vertical', 'resize: none'], 'a field has no corner to pull on phones'),
  ...leftOut(['-webkit-touch-callout'], 'of iPhones alone'),
  ...leftOut(['text-align: match-parent'], 'the same with a prefix stands before it'),
  ...leftOut(['@page', 'orphans', 'widows', 'break-after: avoid'], 'on paper: pages as the printer has them'),
  ...leftOut([':details-content'], 'on paper: what is folded stays folded there'),
  ...leftOut(['content-visibility', 'content-visibility: visible'], 'as above'),
  ...leftOut(['content-visibility: auto', 'contain-intrinsic-size'], 'photos out of sight are drawn, too'),
]
