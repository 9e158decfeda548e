/** The browsers whose instructions for the camera permission differ. */
type GuidedBrowser =
  | 'safariMac'
  | 'safariPhone'
  | 'chromeMac'
  | 'chromeAndroid'
  | 'chrome'
  | 'firefox'
  | 'other'

/**
 * Chooses the instructions to show. Chrome and Firefox on an iPhone get the permission from the system, as Safari does.
 * An iPad claims to be a Mac, but has a touch screen.
 */
export function guidedBrowser(agent: { userAgent: string; maxTouchPoints: number }): GuidedBrowser {
  const { userAgent } = agent
  const isMac = /Macintosh/.test(userAgent)
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && agent.maxTouchPoints > 1)) return 'safariPhone'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Edg|OPR\/|SamsungBrowser\//.test(userAgent)) return 'other'
  if (/Chrome\//.test(userAgent)) {
    if (/Android/.test(userAgent)) return 'chromeAndroid'
    return isMac ? 'chromeMac' : 'chrome'
  }
  return isMac && /Safari\//.test(userAgent) ? 'safariMac' : 'other'
}
