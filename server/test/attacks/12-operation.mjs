import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HttpClient, sleep } from './lib.mjs'
import { startMailServer } from './mail-server.mjs'

export const name = 'files, keys, crashes, malformed requests, webhooks and mail'

const modeOf = (path) => (statSync(path).mode & 0o777).toString(8)

/** Is this cookie signed with this key? */
function isSignedWith(key, value) {
  const at = value.lastIndexOf('.')
  return createHmac('sha256', key).update(value.slice(0, at)).digest('base64url') === value.slice(at + 1)
}

const OLD_KEY = 'short key'
const NEW_KEY = 'a key of more than thirty-two bytes: 0123456789'

/** Cookies under one short key, then under a list that begins with a long one. */
async function keys(before, serve) {
  const ada = await before.guest('Ada')
  const value = ada.cookie.split('=')[1]
  const [player, epoch, ...rest] = value.split('.').slice(0, -1)
  const says = [player, epoch, ...rest].join('.')
  const signed = (key) => `perilune=${says}.${createHmac('sha256', key).update(says).digest('base64url')}`
  const whoIs = async (server, cookie) =>
    (await server.client().call('GET', '/api/me', undefined, { cookie })).json?.name ?? null
  const stillVerifies = await whoIs(before, signed(OLD_KEY))
  const after = await serve({ COOKIE_KEY: `${NEW_KEY},${OLD_KEY}` })
  const bo = await after.guest('Bo')
  const boValue = bo.cookie.split('=')[1]
  const boSays = boValue.slice(0, boValue.lastIndexOf('.'))
  const underOld = `perilune=${boSays}.${createHmac('sha256', OLD_KEY).update(boSays).digest('base64url')}`
  return {
    shortKeySigns: isSignedWith(OLD_KEY, value),
    shortKeyVerifies: stillVerifies === 'Ada',
    warnsOfShortKey: before.output().includes('COOKIE_KEY'),
    firstOfListSigns: isSignedWith(NEW_KEY, boValue),
    secondOfListVerifies: (await whoIs(after, underOld)) === 'Bo',
  }
}

/** `perilune serve` with a promise that is rejected in it, half a second after it is told to. */
async function crash(checkout) {
  const data = mkdtempSync(join(tmpdir(), 'perilune-crash-'))
  const fault =
    "import{isMainThread}from'node:worker_threads';if(isMainThread)process.once('SIGUSR2',()=>{Promise.reject(new Error('a fault of the test'))})"
  const args = ['--import', `data:text/javascript,${encodeURIComponent(fault)}`]
  const child = spawn(
    process.execPath,
    [...args, join(checkout, 'cli/dist/main.js'), 'serve', '--port', '0', '--data', data],
    { env: { PATH: process.env.PATH, LOG_LEVEL: 'warn' }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  for (let i = 0; i < 300 && !/localhost:\d+/.test(output); i++) await sleep(100)
  const client = new HttpClient(Number(/localhost:(\d+)/.exec(output)[1]))
  await client.ok('POST', '/api/guests', { name: 'Ada' })
  const socket = await client.socket()
  child.kill('SIGUSR2')
  const code = await Promise.race([ended, sleep(15_000)])
  kill()
  process.off('exit', kill)
  client.agent.destroy()
  const logged = output
    .split('\n')
    .some((line) => line.startsWith('{') && line.includes('a fault of the test'))
  rmSync(data, { recursive: true, force: true })
  return { rejectionLogged: logged, exitCode: code ?? null, socketClosedWith: socket.closed }
}

async function malformed(server) {
  const client = await server.guest('Eve', { address: '127.0.0.2' })
  const deep = (levels) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const host = (value) => client.call('POST', '/api/passkeys/ask', undefined, { host: value })
  const hosts = []
  for (const value of ['a b', '[', 'x:y:z', '%zz', 'a/b']) hosts.push((await host(value)).status)
  const nested = []
  const table = (option) =>
    `{"game":"terraforming-mars","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"${option}":${deep(9000)}}}`
  for (const [method, path, body] of [
    ['POST', '/api/tables', table('banned')],
    ['POST', '/api/tables', table('beginners')],
    ['POST', '/api/guests', `{"name":${deep(30_000)}}`],
    ['POST', '/api/records/verify', `{"perilune":1,"rows":[{"seat":0,"answer":{"x":${deep(1_000_000)}}}]}`],
  ])
    nested.push((await client.call(method, path, body)).status)
  return { badHosts: hosts, deepNesting: nested }
}

async function webhooks(server) {
  const client = await server.guest('Wes', { address: '127.0.0.5' })
  const set = (url) => client.call('PUT', '/api/me/calls/webhook', { url })
  const metadata = []
  for (const address of ['168.63.129.16', '169.254.169.254', '100.100.100.200', '192.80.8.124'])
    metadata.push((await set(`http://${address}/metadata`)).status)
  const sentences = new Set()
  for (const url of [
    'http://10.0.0.1/',
    'http://no-such-name.invalid/',
    'ftp://x/',
    'http://1.1.1.1:22/',
    'no',
  ])
    sentences.add((await set(url)).json?.message)
  return { metadataAddresses: metadata, sentencesForRefusedWebhooks: sentences.size }
}

/** Many guests have a code sent to the same address within a minute. */
async function mailBomb(server, mails) {
  for (let i = 0; i < 10; i++) {
    const guest = await server.guest(`Guest ${i}`, { address: `127.0.0.${20 + i}` })
    const address = i % 2 ? 'Victim@example.org' : 'victim@example.org'
    await guest.call('PUT', '/api/me/calls/mail', { address })
  }
  return { mailsToOneRecipient: mails.length }
}

export async function attack({ serve, checkout }) {
  const mail = await startMailServer()
  const parent = mkdtempSync(join(tmpdir(), 'perilune-operation-'))
  // A folder that the server makes for itself.
  const folder = join(parent, 'data')
  const server = await serve({ DATA_DIR: folder, COOKIE_KEY: OLD_KEY, SMTP_URL: mail.url })
  const files = readdirSync(folder).map((file) => modeOf(join(folder, file)))
  const figures = {
    folderMode: modeOf(folder),
    fileModes: [...new Set(files)].sort(),
    ...(await malformed(server)),
    ...(await webhooks(server)),
    ...(await keys(server, serve)),
    ...(await mailBomb(server, mail.mails)),
    ...(await crash(checkout)),
  }
  await server.stop()
  await mail.stop()
  rmSync(parent, { recursive: true, force: true })
  return figures
}

export const holds = (f) => ({
  'only the owner can open the data folder': f.folderMode === '700',
  'only the owner can read its files': f.fileModes.join() === '600',
  'a bad Host is 400': f.badHosts.every((status) => status === 400),
  'deep nesting is 400': f.deepNesting.every((status) => status === 400),
  'metadata services are refused': f.metadataAddresses.every((status) => status === 400),
  'one sentence serves all refused webhooks': f.sentencesForRefusedWebhooks === 1,
  'a short key signs nothing and still verifies, with a warning':
    !f.shortKeySigns && f.shortKeyVerifies && f.warnsOfShortKey,
  'of a list of keys the first signs and all verify': f.firstOfListSigns && f.secondOfListVerifies,
  'many guests send one mail a minute to a recipient': f.mailsToOneRecipient === 1,
  'an unhandled rejection is logged': f.rejectionLogged && f.exitCode === 1,
  'and the server closes its sockets before it ends': f.socketClosedWith === 1001,
})
