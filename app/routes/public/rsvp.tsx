import { data, redirect } from 'react-router'
import { pageServices } from '../../context.ts'
import { statusOf } from '../../features/visit/rsvp/answer.ts'
import { blank } from '../../features/visit/rsvp/RsvpForm.tsx'
import { RsvpPage } from '../../features/visit/rsvp/RsvpPage.tsx'
import { unlisted, unlistedMeta } from '../../lib/unlisted.ts'
import { visitRsvp } from '../../messages/en/visit-rsvp.ts'
import { MessagesProvider } from '../../messages/index.tsx'
import { spoken } from '../../messages/spoken.ts'
import type { PageHandle } from '../../root.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/rsvp'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

/** What cannot be read says so on its own page. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { readPublicMemorial, speak } = context.get(pageServices)
  const result = await readPublicMemorial(slug)
  if (result.kind === 'moved') throw redirect(`/view/${result.shareSlug}`)
  if (result.kind !== 'found') throw redirect(`/view/${slug}`)
  const { shareSlug, nameOfPerson, language } = result.memorial
  speak(language)
  return { shareSlug, nameOfPerson }
}

/** The form of a page whose browser runs no script. */
export async function action({ params: { slug }, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '')
  const result = await context.get(pageServices).answerRsvp(slug, textOf)
  if (result.kind === 'noted') return { said: result.rsvp, begun: blank, problems: {}, trouble: null }
  const { field, message, status } = result
  const begun = {
    status: statusOf(textOf('status')),
    name: textOf('name'),
    email: textOf('email'),
    guests: Number(textOf('guests')) || 0,
    message: textOf('message'),
  }
  const problems = field ? { [field]: message } : {}
  return data({ said: null, begun, problems, trouble: field ? null : message }, { status })
}

export const meta = () => [{ title: spoken({ visitRsvp }).visitRsvp.pageTitle }, unlistedMeta]

export const headers = () => unlisted

const words = { visitRsvp }
const nothing = { said: null, begun: blank, problems: {}, trouble: null }

export default function RsvpWithoutScript({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={words}>
      <RsvpPage {...loaderData} {...(actionData ?? nothing)} />
    </MessagesProvider>
  )
}
