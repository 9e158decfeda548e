import { Link } from 'react-router'
import type { SignedInDevice, User } from '#contract/accounts.ts'
import type { Passkey } from '#contract/passkeys.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DeviceList } from './DeviceList.tsx'
import { DownloadData } from './DownloadData.tsx'
import { Passkeys } from './Passkeys.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

interface Props {
  user: User
  devices: SignedInDevice[]
  passkeys: Passkey[]
  onPasskeys: (passkeys: Passkey[]) => void
  /** Whether the person owns memorials, which would then have no owner. */
  ownsMemorials: boolean
  /** Receives the token that stays valid after a password change. */
  onToken: (token: string) => void
  onDeletionAsked: (user: User) => void
  onSignedOut: (deviceId: string) => void
  onSignOutEverywhere: () => Promise<void>
}

/** Password, devices, data and deletion of the account. Needs the messages of `settings`. */
export function AccountSettings(props: Props) {
  const { user, devices, ownsMemorials, onToken, onDeletionAsked } = props
  const t = useTranslations('settings')
  const hasPassword = user.hasPassword !== false
  return (
    <>
      <Card title={t('password.title')}>
        {hasPassword ? (
          <ChangePassword email={user.email} onChanged={onToken} />
        ) : (
          <div className="stack">
            <p>{t('password.none')}</p>
            <p>
              <Link className="alone" to="/forgot-password">
                {t('password.choose')}
              </Link>
            </p>
          </div>
        )}
      </Card>
      {/* A passkey is added and removed with the password. */}
      {hasPassword && (
        <Card title={t('passkeys.title')}>
          <div className="stack">
            <p>{t('passkeys.help')}</p>
            <Passkeys passkeys={props.passkeys} onChanged={props.onPasskeys} />
          </div>
        </Card>
      )}
      <Card title={t('devices.title')}>
        <div className="stack">
          <p>{t('devices.help')}</p>
          <DeviceList devices={devices} onSignedOut={props.onSignedOut} />
          <SignOutEverywhere onConfirm={props.onSignOutEverywhere} />
        </div>
      </Card>
      <Card title={t('data.title')}>
        <div className="stack">
          <p>{t('data.help')}</p>
          <DownloadData />
        </div>
      </Card>
      {!user.deletionDueAt && (
        <Card title={t('leaving.title')}>
          <div className="stack">
            <p>{t('leaving.help')}</p>
            <DeleteAccount
              ownsMemorials={ownsMemorials}
              hasPassword={hasPassword}
              onAsked={onDeletionAsked}
            />
          </div>
        </Card>
      )}
    </>
  )
}
