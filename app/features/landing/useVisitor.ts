export interface Visitor {
  signedIn: boolean
  memorialUuid: string | null
  unfinished: string | null
}
export function useVisitor(): Visitor {
  return { signedIn: location.search === '?in', memorialUuid: null, unfinished: null }
}
