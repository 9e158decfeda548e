// Who may do what with a memorial. Every call, page and file asks here.

export { linkKind } from './service-addresses.ts'
export { authoriseContributor } from './service-contributors.ts'
export { authorise, authoriseModerator, isHost } from './service-hosts.ts'
export { requireMailableName, requireOpenPage } from './service-inviting.ts'
export { openByInvitation } from './service-passcode.ts'
export { accessOf, admit, readable } from './service-visitors.ts'
