import { KeyRound, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Word } from '#app/ui/Word.tsx'
import { type Passkey, removePasskey } from '#contract/passkeys.ts'
import { call } from '../../lib/api.ts'
import { formatOwnDay } from '../../lib/dates.ts'
import { canUsePasskeys, makePasskey, PasskeyDeclined } from '../../lib/passkeys.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './DeviceList.module.css'
import { useDeviceName } from './DeviceList.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

interface Props {
  /** The newest first. */
  passkeys: Passkey[]
  onChanged: (passkeys: Passkey[]) => void
}

/** Lists passkeys, adds one on this device and removes them. Needs the messages of `settings`. */
export function Passkeys({ passkeys, onChanged }: Props) {
  const t = useTranslations('settings.passkeys')
  const nameDevice = useDeviceName()
  const [asking, setAsking] = useState<'add' | Passkey | null>(null)
  const [told, setTold] = useState<'added' | 'removed' | 'declined' | null>(null)
  const [canAdd, setCanAdd] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => setCanAdd(canUsePasskeys()), [])

  function ask(what: 'add' | Passkey) {
    setTold(null)
    setAsking(what)
  }

  async function add(password: string) {
    try {
      onChanged((await makePasskey(password)).passkeys)
      setTold('added')
    } catch (reason) {
      if (!(reason instanceof PasskeyDeclined)) throw reason
      setTold('declined')
    }
  }

  async function remove({ id }: Passkey, password: string) {
    onChanged((await call(removePasskey, { body: { id, password } })).passkeys)
    setTold('removed')
    // The dialog first returns the focus to a button that no longer exists.
    setTimeout(() => list.current?.focus())
  }

  const stop = () => setAsking(null)
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('title')}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Icon of={KeyRound} />
            <span className="stack s0">
              <b className="strong anywhere">{nameDevice(passkey)}</b>
              <span className="quiet">
                {passkey.lastUsedAt
                  ? t('lastUsed', { date: formatOwnDay(passkey.lastUsedAt) })
                  : t('added', { date: formatOwnDay(passkey.createdAt) })}
              </span>
            </span>
            <Button
              look="tool"
              icon={Trash2}
              aria-label={t('removeNamed', { device: nameDevice(passkey) })}
              onPress={() => ask(passkey)}
              word="remove"
            />
          </li>
        ))}
      </ul>
      <div role="status">
        {told && (
          <Notice kind={told === 'declined' ? 'info' : 'success'} title={t(`told.${told}`)}>
            {told === 'declined' && t('told.declinedHelp')}
          </Notice>
        )}
      </div>
      {canAdd ? (
        <p>
          <Button onPress={() => ask('add')}>{t('add')}</Button>
        </p>
      ) : (
        <p className="quiet">{t('cannot')}</p>
      )}
      <PasswordDialog
        open={asking === 'add'}
        onClose={stop}
        words={{
          title: t('add'),
          confirm: <Word of="continue" />,
          confirming: <Word of="moment" />,
          failed: t('addFailed'),
        }}
        onConfirm={add}
      >
        <p>{t('addHelp')}</p>
      </PasswordDialog>
      <PasswordDialog
        open={asking !== null && asking !== 'add'}
        onClose={stop}
        words={{
          title: t('question'),
          confirm: <Word of="remove" />,
          confirming: <Word of="removing" />,
          failed: t('removeFailed'),
        }}
        onConfirm={async (password) => {
          if (asking !== null && asking !== 'add') await remove(asking, password)
        }}
      >
        <p>{t('removeHelp')}</p>
      </PasswordDialog>
    </>
  )
}
