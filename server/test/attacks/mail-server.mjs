// A mail server on loopback that keeps what it is sent.
import { SMTPServer } from 'smtp-server'

export async function startMailServer() {
  const mails = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return {
    mails,
    url: `smtp://127.0.0.1:${smtp.server.address().port}`,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  }
}
