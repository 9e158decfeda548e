import { data, redirect } from 'react-router'
import { brand } from '#contract/brand.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'
import { printed } from '#languages/en/screens/printed.ts'
import { view } from '#languages/en/screens/view.ts'
import { pageServices } from '../../context.ts'
import { MemorialMissing } from '../../features/view/MemorialMissing.tsx'
import { PrintedAfter } from '../../features/view/PrintedAfter.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import type { Route } from './+types/printed'

export const handle = { static: () => true } satisfies PageHandle

const messages = { lifeSpan, printed, view }

/** A cache in front may keep for a minute where a code leads: a former link still leads to the memorial. */
const ASIDE = { 'cache-control': 'public, max-age=0, s-maxage=60' }

/**
 * The address in every QR code that is printed of a memorial: leads to its page, as long as there is one
 * (docs/decisions/0034).
 */
export async function loader({ params: { code }, context }: Route.LoaderArgs) {
  const { readPrintedCode, setMemorialLanguage, operator } = context.get(pageServices)
  const result = await readPrintedCode(code)
  if (result.kind === 'moved') throw redirect(result.path, { headers: { ...ASIDE, ...noindexHeaders } })
  setMemorialLanguage(result.kind === 'missing' ? null : result.said?.language)
  const status = result.kind === 'missing' ? 404 : 410
  return data({ result, email: operator.email }, { status, headers: noindexHeaders })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  const { printed, view } = translated(messages)
  const result = loaderData?.result
  const title = !result || result.kind === 'missing' ? view.missing : (result.said?.name ?? printed.title)
  return [{ title: `${title} · ${brand.name}` }, noindexMeta]
}

export default function Printed({ loaderData: { result, email } }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      {result.kind === 'missing' ? <Unknown /> : <PrintedAfter {...result} email={email} />}
    </MessagesProvider>
  )
}

function Unknown() {
  return <MemorialMissing words={useTranslations('printed')('unknown')} />
}
