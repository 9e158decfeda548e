import { visitPlain } from '#languages/en/screens/visit-plain.ts'
import { pageServices } from '../../context.ts'
import { NoScriptPage } from '../../features/visitor-actions/NoScriptPage.tsx'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'
import { requireMemorial } from '../../lib/require-memorial.ts'
import { MessagesProvider, useTranslations } from '../../messages/index.tsx'
import { translated } from '../../messages/translations.ts'
import type { PageHandle } from '../../root.tsx'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import { Breakable } from '../../ui/Breakable.tsx'
import { fontLinks } from '../../ui/font-links.ts'
import type { Route } from './+types/contribute'

export const handle = { static: true } satisfies PageHandle

export const links = () => fontLinks

/**
 * Target of the button for adding a memory where its script does not run: what adding requires, and what can be done
 * instead.
 */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { memorial } = await requireMemorial(context, slug, (shareSlug) => `/view/${shareSlug}/contribute`)
  const { shareSlug } = memorial
  return { shareSlug, address: `${context.get(pageServices).publicUrl}/view/${shareSlug}` }
}

export const meta = () => [{ title: translated({ visitPlain }).visitPlain.contribute.title }, noindexMeta]

export const headers = () => noindexHeaders

const messages = { visitPlain }

export default function Contribute({ loaderData }: Route.ComponentProps) {
  return (
    <MessagesProvider messages={messages}>
      <Needs {...loaderData} />
    </MessagesProvider>
  )
}

/** @param props.address of this memorial, for another browser */
function Needs({ shareSlug, address }: { shareSlug: string; address: string }) {
  const t = useTranslations('visitPlain.contribute')
  return (
    <NoScriptPage title={t('title')} back={{ href: `/view/${shareSlug}#contribute`, label: t('back') }}>
      <p>{t('text')}</p>
      <p className="reads anywhere">
        <Breakable text={address} />
      </p>
      <p>{t('instead')}</p>
      <p>
        <AnchorButton href={`/view/${shareSlug}/rsvp`}>{t('answer')}</AnchorButton>
      </p>
    </NoScriptPage>
  )
}
