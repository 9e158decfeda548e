import { Mail, Share2 } from 'lucide-react'
import type { ShareLinks as Links } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import type { Memorial } from '#contract/memorials.ts'
import { AnchorButton } from './AnchorButton.tsx'
import { Button } from './Button.tsx'
import { Facebook, Twitter, WhatsApp } from './brand-icons.tsx'
import { CopyField } from './CopyField.tsx'
import styles from './ShareLinks.module.css'

const networks = [
  ['facebook', Facebook],
  ['twitter', Twitter],
  ['whatsapp', WhatsApp],
] as const

interface Props {
  links: Links
  /** Who can see what the link leads to; shown below it. null: nobody yet, or it is not known. */
  visibility: Memorial['visibility'] | null
  /** Without the ways to share it, as where only those who look after the memorial can see it. */
  linkOnly?: boolean | undefined
  /** For where a heading above names it already. */
  hideLabel?: boolean | undefined
}

/**
 * A memorial's link, to copy or to share. Needs the messages `sharing`. Browser only, since it asks what the device
 * supports.
 */
export function ShareLinks({ links, visibility, linkOnly = visibility === 'PRIVATE', hideLabel }: Props) {
  const t = useTranslations('sharing')
  return (
    <>
      <CopyField
        label={t('label')}
        value={links.link}
        help={visibility && t(`help.${visibility}`)}
        hideLabel={hideLabel}
      />
      {!linkOnly && <Ways links={links} />}
    </>
  )
}

function Ways({ links }: { links: Links }) {
  const t = useTranslations('sharing')
  return (
    <div className="measured">
      <ul className={styles.shares} aria-label={t('shares')}>
        {networks.map(([network, icon]) => (
          <li key={network}>
            <AnchorButton wide icon={icon} href={links[network]} target="_blank" rel="noopener noreferrer">
              <span>
                {t(network)}
                <span className="visually-hidden"> {t('newWindow')}</span>
              </span>
            </AnchorButton>
          </li>
        ))}
        <li>
          <AnchorButton wide icon={Mail} href={links.email}>
            {t('email')}
          </AnchorButton>
        </li>
        {hasShareSheet(links) && (
          <li>
            <Button wide icon={Share2} onPress={() => openShareSheet(links)}>
              {t('more')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

const hasShareSheet = ({ sheet }: Links): boolean => navigator.canShare?.(sheet) === true

/** Closing the share sheet without a choice is not an error. */
const openShareSheet = ({ sheet }: Links): Promise<void> => navigator.share(sheet).catch(() => undefined)
