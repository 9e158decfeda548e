// Of the library no more than is used: the rest asks browsers for what not all of those promised have.
export { startAuthentication, startRegistration } from '@simplewebauthn/browser'
