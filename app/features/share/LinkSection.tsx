import { Mail, Share2 } from 'lucide-react'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CopyField } from '#app/ui/CopyField.tsx'
import { StepSection } from '#app/ui/StepLayout.tsx'
import { Waiting } from '#app/ui/Waiting.tsx'
import { Facebook, Twitter, WhatsApp } from './brand-icons.tsx'
import styles from './Share.module.css'

const networks = [
  ['facebook', Facebook],
  ['twitter', Twitter],
  ['whatsapp', WhatsApp],
] as const

/** The memorial's link, to copy or to pass on. */
export function LinkSection({ links }: { links: ShareLinks | null }) {
  const t = useTranslations('share.link')
  return (
    <StepSection title={t('title')}>
      {links ? <Links links={links} /> : <Waiting>{t('making')}</Waiting>}
    </StepSection>
  )
}

function Links({ links }: { links: ShareLinks }) {
  const t = useTranslations('share.link')
  return (
    <>
      <CopyField label={t('label')} value={links.link} help={t('help')} />
      <ul className={styles.shares} aria-label={t('shares')}>
        {networks.map(([network, icon]) => (
          <li key={network}>
            <AnchorButton icon={icon} href={links[network]} target="_blank" rel="noopener noreferrer">
              <span>
                {t(network)}
                <span className="visually-hidden"> {t('newWindow')}</span>
              </span>
            </AnchorButton>
          </li>
        ))}
        <li>
          <AnchorButton icon={Mail} href={links.email}>
            {t('email')}
          </AnchorButton>
        </li>
        {hasShareSheet(links) && (
          <li>
            <Button icon={Share2} onPress={() => openShareSheet(links)}>
              {t('more')}
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}

const hasShareSheet = ({ sheet }: ShareLinks): boolean => navigator.canShare?.(sheet) === true

/** Closed without choosing is no failure. */
const openShareSheet = ({ sheet }: ShareLinks): Promise<void> => navigator.share(sheet).catch(() => undefined)
