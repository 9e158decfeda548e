import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { redirectOnAuthError } from '#app/lib/auth-redirect.ts'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { fetchArchive } from '#contract/archive.ts'

interface Props {
  memorialUuid: string
  children: string
  /** Without what waits or is hidden. */
  isForRelatives?: boolean
}

/** Its link is asked for at each press, since it is valid for minutes alone. */
export function DownloadArchive({ memorialUuid, children, isForRelatives }: Props) {
  const [trouble, setTrouble] = useState<ApiError | null>(null)

  async function download() {
    setTrouble(null)
    try {
      const query = isForRelatives ? { for: 'relatives' as const } : {}
      const { archiveUrl } = await call(fetchArchive, { params: { memorialUuid }, query })
      location.assign(archiveUrl)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (!redirectOnAuthError(reason)) setTrouble(reason)
    }
  }

  return (
    <>
      <Button look={isForRelatives ? 'line' : 'primary'} icon={Download} onPress={download}>
        {children}
      </Button>
      {trouble && <FieldError>{trouble.message}</FieldError>}
    </>
  )
}
