import type { ShareLinks as Links } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { ShareLinks } from '#app/ui/ShareLinks.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { Waiting } from '#app/ui/Waiting.tsx'

/** The memorial's link, to copy or to pass on. */
export function LinkSection({ links }: { links: Links | null }) {
  const t = useTranslations('share.link')
  return (
    <StepSection title={t('title')}>
      {links ? <ShareLinks links={links} /> : <Waiting>{t('making')}</Waiting>}
    </StepSection>
  )
}
