/**
 * An empty style sheet of this page, to be filled by script: the content policy refuses style elements that it does not
 * name. Null in a browser that makes none (Safari before 16.4), whose page goes without.
 */
export function adoptSheet(): CSSStyleSheet | null {
  try {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    return sheet
  } catch {
    return null
  }
}
