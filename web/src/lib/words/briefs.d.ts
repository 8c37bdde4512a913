/** Made by web/briefs.ts. */
declare module "virtual:briefs/*" {
  /** By the slugs of the games. */
  const briefs: Readonly<Record<string, string>>;
  export default briefs;
}
