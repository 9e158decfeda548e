/** Whose link somebody came by: their own, or the one in the QR codes that the family prints. */
export type LinkKind = 'PERSONAL' | 'PRINTED' | null

/** What a visitor does, each counted for itself. */
type VisitorAct = 'answer' | 'memory' | 'gift'

/**
 * What everybody at one place has free together, by rule and key, where somebody is at a memorial: a link counts for those
 * who hold it, not for their network. null for whoever came by a link of their own.
 */
export function networkKeyOf(
  link: LinkKind,
  act: VisitorAct,
  { ip, memorialUuid }: { ip: string; memorialUuid: string },
): readonly [rule: 'actByIp' | 'byPrintedCode', key: string] | null {
  if (link === 'PERSONAL') return null
  return link === 'PRINTED'
    ? ['byPrintedCode', `${act} ${memorialUuid}`]
    : ['actByIp', `${act} ${ip} ${memorialUuid}`]
}
