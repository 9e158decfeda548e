/** Words before a first name that people would not leave out, or that mean little alone. */
const TITLES =
  /^(mr|mrs|ms|miss|mx|dr|prof|professor|rev|reverend|father|sister|brother|sir|dame|lady|lord|aunt|auntie|uncle|nana|grandma|grandpa)\.?$/i

/** How a person is called in passing: 'Margaret' for 'Margaret Anne Hollis', 'Aunt May' for 'Aunt May Silva'. */
export function firstNameOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second && TITLES.test(first) ? `${first} ${second}` : first
}
