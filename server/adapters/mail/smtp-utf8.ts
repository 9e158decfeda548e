import SMTPConnection from 'nodemailer/lib/smtp-connection'

/**
 * Whether an address needs a mail server with SMTPUTF8 (RFC 6531): it has non-ASCII letters before the @. After the @
 * every domain can be written in ASCII.
 */
export const hasLettersBeyondAscii = (address: string): boolean =>
  /\P{ASCII}/u.test(address.slice(0, address.lastIndexOf('@')))

/** Asks a mail server whether it supports such addresses. Rejects when it does not answer. */
export function askForSmtpUtf8(options: SMTPConnection.Options): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(options)
    connection.once('error', reject)
    connection.connect((error) => {
      if (error) return reject(error)
      // Nodemailer has no public way to read the server's extensions before a mail is sent.
      const offered: unknown = Reflect.get(connection, '_supportedExtensions')
      connection.quit()
      resolve(Array.isArray(offered) && offered.includes('SMTPUTF8'))
    })
  })
}
