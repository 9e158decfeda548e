import { KeyRound, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { formatDay } from '../../lib/dates.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DeviceList.module.css'
import { deviceName } from './device-name.ts'

interface Props {
  ref: Ref<HTMLUListElement>
  passkeys: readonly Passkey[]
  onRemove: (passkey: Passkey) => void
}

/** The passkeys of an account, by the devices that made them. */
export function PasskeyList({ ref, passkeys, onRemove }: Props) {
  const t = useTranslations('settings.passkeys')
  const of = useTranslations('settings.devices')
  return (
    <ul ref={ref} tabIndex={-1} className={styles.list} aria-label={t('title')}>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <Icon of={KeyRound} />
          <span className="stack s0">
            <b className="strong anywhere">{deviceName(passkey, of)}</b>
            <span className="quiet">
              {passkey.lastUsedAt
                ? t('lastUsed', { date: formatDay(passkey.lastUsedAt) })
                : t('added', { date: formatDay(passkey.createdAt) })}
            </span>
          </span>
          <Button
            look="tool"
            icon={Trash2}
            aria-label={t('removeNamed', { device: deviceName(passkey, of) })}
            onPress={() => onRemove(passkey)}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
