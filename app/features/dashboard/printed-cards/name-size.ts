/** A link for print, without the scheme, which browsers add. */
export const shortLink = (link: string): string => link.replace(/^https?:\/\//, '')

/** Size class of a name on a card: `short` names are set largest. */
export function nameSize(name: string): 'short' | 'long' | 'longest' {
  const longestWord = Math.max(...name.split(/\s+/).map((word) => word.length))
  if (name.length > 60 || longestWord > 20) return 'longest'
  return name.length > 28 || longestWord > 13 ? 'long' : 'short'
}
