// A new package of this repository needs only a link in node_modules, not a full install, which would rebuild
// native modules.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The registry packages in a lock file, as path and version. */
const external = (lock) =>
  Object.entries(lock.packages ?? {}).filter(([path, { link }]) => path.includes('node_modules/') && !link)

/** Whether all registry packages of the lock file are installed; npm keeps a list of the installed ones. */
export function hasExternalPackages(base, tools) {
  const files = [join(base, 'package-lock.json'), join(base, 'node_modules', '.package-lock.json')]
  if (!files.every((file) => existsSync(file))) return false
  const [wanted, present] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')))
  return external(wanted).every(
    ([path, { version, dev, optional, devOptional }]) =>
      present.packages[path]?.version === version || optional || devOptional || (dev && !tools),
  )
}

/** Links every package that is not in node_modules yet. */
export function linkPackages(base, packages) {
  for (const { folder, manifest } of packages) {
    const link = join(base, 'node_modules', manifest.name)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    // Remove a link to a folder that has moved.
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(link), folder), link, 'junction')
  }
}
