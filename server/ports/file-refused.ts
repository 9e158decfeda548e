/** Why a stranger's photo or recording cannot be used. */
export const refusals = [
  ...(['DAMAGED', 'NOT_A_PHOTO', 'TOO_MANY_PIXELS', 'EMPTY'] as const),
  ...(['NOT_A_VIDEO', 'TOO_LONG', 'HAS_PICTURE', 'OTHER_SOUND'] as const),
] as const
export type Refusal = (typeof refusals)[number]

/** Another copy of the file is needed; a retry with this one is pointless. */
export class FileRefused extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal, detail: string) {
    super(detail)
    this.name = 'FileRefused'
    this.reason = reason
  }
}
