import { useDraft } from '#app/draft/hooks.ts'
import { type ShareLinks as Links, printedLink } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { LoadingLine } from '#app/ui/Loading.tsx'
import { QrSection } from '#app/ui/qr/QrSection.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import type { Memorial } from '#contract/memorials.ts'

interface Props {
  /** null: there is no link yet. */
  links: Links | null
  /** null until it is read. */
  visibility: Memorial['visibility'] | null
  /** Who can see it is still asked for. */
  awaited: boolean
  /** null until it is read; until then the QR code leads to the plain link. */
  printCode: string | null
}

/** The memorial's link, to copy or to share, and its QR code. */
export function LinkSection({ links, visibility, awaited, printCode }: Props) {
  const t = useTranslations('share.link')
  const slug = useDraft((draft) => draft.shareSlug)
  return (
    <StepSection title={t('title')}>
      {links ? (
        <>
          <ShareLinks links={links} visibility={visibility} linkOnly={awaited || visibility === 'PRIVATE'} />
          <QrSection link={printedLink(links.link, printCode)} slug={slug} cardsPath="/memorial/cards" />
        </>
      ) : (
        <LoadingLine>{t('making')}</LoadingLine>
      )}
    </StepSection>
  )
}
