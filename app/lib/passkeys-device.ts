// Only what is used of the library: the rest needs features that not all supported browsers have.
export { startAuthentication, startRegistration } from '@simplewebauthn/browser'
