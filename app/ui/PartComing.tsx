import type { ApiError } from '../lib/api.ts'
import { Button } from './Button.tsx'
import { LoadingLine } from './Loading.tsx'
import { Notice } from './Notice.tsx'
import { Skeleton } from './Skeleton.tsx'

interface Props {
  loading: string
  failed: string
  /** Why it could not be loaded; null while it is loading. */
  trouble: ApiError | null
  onAgain: () => Promise<void> | void
}

/** In place of the part of a card that is loading, or could not be loaded. */
export function PartComing({ loading, failed, trouble, onAgain }: Props) {
  if (trouble)
    return (
      <Notice
        kind="error"
        title={failed}
        action={trouble.retry && <Button onPress={onAgain} word="tryAgain" />}
      >
        {trouble.message}
      </Notice>
    )
  return (
    <div className="coming part">
      <LoadingLine>{loading}</LoadingLine>
      <Skeleton />
      <Skeleton width="most" />
    </div>
  )
}
