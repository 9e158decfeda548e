import { Laptop, LogOut, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { type SignedInDevice, signOutDevice } from '#contract/accounts.ts'
import { call } from '../../lib/api.ts'
import { formatOwnDay } from '../../lib/dates.ts'
import { useAction } from '../../lib/use-action.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './DeviceList.module.css'

interface Props {
  /** Sorted by last use, the latest first. */
  devices: SignedInDevice[]
  onSignedOut: (id: string) => void
}

/**
 * Lists where somebody is logged in; each device except this one can be logged out. Needs the messages of `settings`.
 */
export function DeviceList({ devices, onSignedOut }: Props) {
  const t = useTranslations('settings.devices')
  const nameDevice = useDeviceName()
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<SignedInDevice | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const { error, attempt } = useAction()

  async function signOut(device: SignedInDevice) {
    setAsked(device)
    setDone(null)
    if (!(await attempt(() => call(signOutDevice, { body: { id: device.id } })))) return
    setDone(t('out', { device: nameDevice(device) }))
    onSignedOut(device.id)
    // The pressed button no longer exists, so the list takes the focus.
    list.current?.focus()
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('list')}>
        {devices.map((device) => (
          <li key={device.id}>
            <Icon of={isHandheld(device) ? Smartphone : Laptop} />
            <span className="stack s0">
              <b className="strong anywhere">{nameDevice(device)}</b>
              <span className="quiet">
                {device.isThis ? t('this') : t('lastUsed', { date: formatOwnDay(device.lastUsedAt) })}
              </span>
            </span>
            {!device.isThis && (
              <Button
                look="tool"
                icon={LogOut}
                aria-label={t('outOf', { device: nameDevice(device) })}
                onPress={() => signOut(device)}
              >
                {t('outOne')}
              </Button>
            )}
            {error && asked?.id === device.id && (
              <div className="whole-row">
                <Notice kind="error" title={t('outFailed')}>
                  {error}
                </Notice>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={done ? undefined : 'visually-hidden'}>
        {done}
      </p>
    </>
  )
}

const isHandheld = ({ system }: SignedInDevice) => /^(?:iPhone|iPad|Android)$/.test(system ?? '')

/** Names a device: `Safari on iPhone`, or as much of it as is known. */
export function useDeviceName() {
  const t = useTranslations('settings.devices')
  return ({ browser, system }: Pick<SignedInDevice, 'browser' | 'system'>): string =>
    browser && system ? t('named', { browser, system }) : (browser ?? system ?? t('unnamed'))
}
