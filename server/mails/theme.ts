/**
 * The colour tokens that mails need, as hex: mail clients do not support custom properties. Same values as the app's
 * tokens.
 */
export const colour = {
  dawn: '#fdf0dc',
  paper: '#fdf9f0',
  surface: '#ffffff',
  lineWarm: '#e6d9c1',
  ink: '#1f2a2e',
  ink2: '#55636a',
  warmInk: '#7a4b12',
  accentInk: '#00666f',
  primary: '#7fcbae',
  primaryLine: '#62aa8e',
  onPrimary: '#0e3b2e',
  secondary: '#fdc578',
} as const

/**
 * Dark colours, for clients that support the media query. Others keep the light ones or invert them; every pair stays
 * readable, since text and background are always set together.
 */
const night = {
  dawn: '#12191b',
  paper: '#1b2528',
  surface: '#2a363a',
  line: '#3d4b50',
  ink: '#f6efe2',
  ink2: '#b9c5c7',
  warmInk: '#f0c489',
  accentInk: '#7fd6de',
} as const

export const serif = "Newsreader,Georgia,'Times New Roman',serif"
export const sans = "'Source Sans 3',Helvetica,Arial,sans-serif"

/** What inline styles cannot express. Mails work without this block. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
td, p { text-wrap: pretty; }
a:focus { outline: 3px solid ${colour.accentInk}; outline-offset: 3px; }
.preheader { mso-hide: all; }
.button-cell { mso-padding-alt: 16px 36px; }
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .display { text-wrap: balance; font-size: 36px !important; line-height: 38px !important; }
  .button { width: 100% !important; }
  .button a { display: block !important; padding-left: 16px !important; padding-right: 16px !important; }
}
@media (prefers-color-scheme: dark) {
  .dawn { background-color: ${night.dawn} !important; }
  .paper { background-color: ${night.paper} !important; border-color: ${night.line} !important; }
  .print, .picture { background-color: ${night.surface} !important; border-color: ${night.line} !important; }
  .picture, .ink { color: ${night.ink} !important; }
  .ink2 { color: ${night.ink2} !important; }
  .warm { color: ${night.warmInk} !important; }
  .link { color: ${night.accentInk} !important; }
  .line { border-color: ${night.line} !important; }
}
`
