import { data } from 'react-router'
import { brand } from '#contract/brand.ts'
import { common } from '#languages/en/screens/common.ts'
import { translated } from '../messages/translations.ts'
import type { PageHandle } from '../root.tsx'
import { PageError } from '../ui/PageError.tsx'
import type { Route } from './+types/not-found'

export const handle = { readable: true } satisfies PageHandle

export const meta = () => [{ title: `${translated({ common }).common.pageError.missing} · ${brand.name}` }]

/** Every address without a route: the page says so, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}

/** An error boundary of its own, not the root's, so that the title above is used. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
