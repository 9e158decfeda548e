import type { IconShape } from '#app/ui/Icon.tsx'

/** Icons of the three social networks, which lucide does not have; drawn in its style. */

const mark =
  (paths: readonly string[]): IconShape =>
  (props) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )

export const Facebook = mark(['M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z'])

export const Twitter = mark([
  'M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z',
])

export const WhatsApp = mark([
  'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  'M9 8.5c-.6 3.2 3.4 7 6.6 6.6l.6-1.5-2-1.1-.9.9c-1.1-.4-2.1-1.4-2.6-2.6l.9-.9-1.1-2z',
])
