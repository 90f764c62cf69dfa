import { createHash } from 'node:crypto';
import { Controller, Get, Header } from '@nestjs/common';

const STYLE = `
  :root { color-scheme: light dark; }
  body {
    margin: 0; min-height: 100vh; display: grid; place-items: center;
    font: 1.1rem/1.6 Georgia, 'Times New Roman', serif; color: #12333b;
    background: linear-gradient(#f4ead8 0 45%, #9cc9c4 45% 46%, #2f7f86 46%);
  }
  main { max-width: 34rem; margin: 1.5rem; padding: 2rem 2.5rem; background: #fffdf8; border-radius: 0.4rem;
    box-shadow: 0 0.6rem 2rem #0b2b3340; }
  h1 { margin: 0; font-size: 2.6rem; font-weight: 400; letter-spacing: 0.06em; }
  ul { padding: 0; list-style: none; }
  a { color: #a3402a; text-underline-offset: 0.2em; }
  small { color: #4c6468; }
  @media (prefers-color-scheme: dark) {
    body { color: #e8e2d4; background: linear-gradient(#1a2330 0 45%, #2c5258 45% 46%, #0f3338 46%); }
    main { background: #16262c; }
    a { color: #f0a58c; }
    small { color: #a5b8b8; }
  }
`;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Laguna</title>
<style>${STYLE}</style>
<main>
  <h1>Laguna</h1>
  <p>Online play for board games with hidden information. Every move is kept before anybody sees it; whoever comes late
    sees it all the same, and whoever doubts a game can check it.</p>
  <ul>
    <li><a href="/api/docs">The interface</a>, to browse
    <li><a href="/api/asyncapi.json">What is said on the socket</a>, for programs
    <li><a href="/api/games">The games</a> that can be played here
    <li><a href="/api/health/ready">Whether all is well</a>
  </ul>
  <small>The games&rsquo; names and rules belong to their authors and publishers.</small>
</main>
</html>
`;

const POLICY = [
  ...["default-src 'none'", `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');

/** What somebody sees who finds the way here by accident, until there is a screen to play on. */
@Controller()
export class FrontPageController {
  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', POLICY)
  page(): string {
    return PAGE;
  }
}
