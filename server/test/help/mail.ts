import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** What was sent, the first first; texts as they were before they were encoded. */
  mails: { to: string; subject: string; text: string }[]
  stop(): Promise<void>
}

const decoded = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')))

/** A mail server on loopback that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = ''
      stream.on('data', (part) => {
        raw += part
      })
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        const subject = /^Subject: (.*)$/m.exec(raw)?.[1].trim() ?? ''
        mails.push({ to, subject, text: decoded(raw) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
