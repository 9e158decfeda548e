import { Laptop, LogOut, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { type SignedInDevice, signOutDevice } from '#contract/accounts.ts'
import { ApiError, call } from '../../lib/api.ts'
import { formatDay } from '../../lib/dates.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './DeviceList.module.css'
import { deviceName } from './device-name.ts'

interface Props {
  /** Sorted by last use, the latest first. */
  devices: SignedInDevice[]
  onSignedOut: (id: string) => void
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/**
 * Lists where somebody is logged in; each device except this one can be logged out. Needs the messages of `settings`.
 */
export function DeviceList({ devices, onSignedOut, redirectOnAuthError }: Props) {
  const t = useTranslations('settings.devices')
  const list = useRef<HTMLUListElement>(null)
  const [done, setDone] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ id: string; words: string } | null>(null)

  async function signOut(device: SignedInDevice) {
    setDone(null)
    setFailure(null)
    try {
      await call(signOutDevice, { body: { id: device.id } })
    } catch (reason) {
      const words = reason instanceof ApiError ? reason.message : t('outFailed')
      if (!redirectOnAuthError(reason)) setFailure({ id: device.id, words })
      return
    }
    setDone(t('out', { device: deviceName(device, t) }))
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
              <b className="strong anywhere">{deviceName(device, t)}</b>
              <span className="quiet">
                {device.isThis ? t('this') : t('lastUsed', { date: formatDay(device.lastUsedAt) })}
              </span>
            </span>
            {!device.isThis && (
              <Button
                look="tool"
                icon={LogOut}
                aria-label={t('outOf', { device: deviceName(device, t) })}
                onPress={() => signOut(device)}
              >
                {t('outOne')}
              </Button>
            )}
            {failure?.id === device.id && (
              <div className="whole-row">
                <Notice kind="error" title={t('outFailed')}>
                  {failure.words}
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
