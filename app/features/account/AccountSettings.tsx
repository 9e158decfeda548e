import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { exportAccount, type SignedInDevice, type User } from '#contract/accounts.ts'
import type { Passkey } from '#contract/passkeys.ts'
import { call } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { useAction } from '../../lib/use-action.ts'
import { useTranslations } from '../../messages/index.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DeviceList } from './DeviceList.tsx'
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

/** Downloads everything that is stored about somebody, in a format that people and programs can read. */
function DownloadData() {
  const t = useTranslations('settings.data')
  const [savedAs, setSavedAs] = useState<string | null>(null)
  const { error, attempt } = useAction()

  async function download() {
    setSavedAs(null)
    await attempt(async () => {
      const { filename, data } = await call(exportAccount)
      downloadFile(filename, 'application/json', JSON.stringify(data, null, 2))
      setSavedAs(filename)
    })
  }

  return (
    <>
      <p>
        <Button icon={Download} onPress={download} busyLabel={t('downloading')}>
          {t('download')}
        </Button>
      </p>
      {savedAs && <Notice kind="success" title={t('done', { filename: savedAs })} />}
      {error && (
        <Notice kind="error" title={t('failed')}>
          {error}
        </Notice>
      )}
    </>
  )
}
