/**
 * Adds an empty style sheet to the page, to be filled by script: the content security policy refuses style elements
 * that it does not name. Returns null in a browser that cannot construct style sheets (Safari before 16.4); the page
 * then goes without.
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
