import { useEffect, useRef, useState } from 'react'
import { type Passkey, removePasskey } from '#contract/passkeys.ts'
import { call } from '../../lib/api.ts'
import { canUsePasskeys, makePasskey, PasskeyDeclined } from '../../lib/passkeys.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

interface Props {
  /** The newest first. */
  passkeys: Passkey[]
  onChanged: (passkeys: Passkey[]) => void
  /** Redirects on an auth error; returns whether it did. */
  redirectOnAuthError: (reason: unknown) => boolean
}

/** Lists passkeys, adds one on this device and removes them. Needs the messages of `settings`. */
export function Passkeys({ passkeys, onChanged, redirectOnAuthError }: Props) {
  const t = useTranslations('settings.passkeys')
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

  const shared = { password: t('password'), cancel: t('cancel') }
  return (
    <>
      <PasskeyList ref={list} passkeys={passkeys} onRemove={ask} />
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
        onClose={() => setAsking(null)}
        words={{
          ...shared,
          title: t('add'),
          confirm: t('goOn'),
          confirming: t('adding'),
          failed: t('addFailed'),
        }}
        onConfirm={add}
        redirectOnAuthError={redirectOnAuthError}
      >
        <p>{t('addHelp')}</p>
      </PasswordDialog>
      <PasswordDialog
        open={asking !== null && asking !== 'add'}
        onClose={() => setAsking(null)}
        words={{
          ...shared,
          title: t('question'),
          confirm: t('remove'),
          confirming: t('removing'),
          failed: t('removeFailed'),
        }}
        onConfirm={async (password) => {
          if (asking !== null && asking !== 'add') await remove(asking, password)
        }}
        redirectOnAuthError={redirectOnAuthError}
      >
        <p>{t('removeHelp')}</p>
      </PasswordDialog>
    </>
  )
}
