/** Silhouettes of the buildings, 100 × 44, standing on the ground line: what is behind, in front, and the windows. */
export interface Silhouette {
  readonly behind: string;
  readonly front: string;
  readonly windows: string;
}

export const SILHOUETTES = {
  "res-low": {
    behind: "M-1 35a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM3 39h2V44h-2ZM30 34a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM34 38h2V44h-2ZM61 34a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM65 38h2V44h-2ZM92 35a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM96 39h2V44h-2Z",
    front: "M7 44V29L19 19 31 29V44ZM39 44V30L51 20 63 30V44ZM70 44V29L82 19 94 29V44Z",
    windows: "M16 33h6v11h-6ZM48 34h6v10h-6ZM79 33h6v11h-6Z",
  },
  manor: {
    behind: "M1 32a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM7 38h2V44h-2ZM85 32a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM91 38h2V44h-2ZM15 36a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM19 40h2V44h-2ZM75 36a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM79 40h2V44h-2Z",
    front: "M30 44V26h-2l8-8h28l8 8h-2V44ZM42 26 50 12l8 14Z",
    windows: "M34.8 31.5h3v6h-3ZM41.7 31.5h3v6h-3ZM48.5 31.5h3v6h-3ZM55.3 31.5h3v6h-3ZM62.2 31.5h3v6h-3ZM47.5 33h5v11h-5Z",
  },
  "res-med": {
    behind: "M2 44V22h96v22Z",
    front: "M5 44V18h17V44ZM23 44V14l8.5-7 8.5 7V44ZM41 44V18h17V44ZM59 44V14l8.5-7 8.5 7V44ZM77 44V18h18V44Z",
    windows: "M9.1 25.3h2.4v3h-2.4ZM9.1 33.7h2.4v3h-2.4ZM15.5 25.3h2.4v3h-2.4ZM15.5 33.7h2.4v3h-2.4ZM27.1 22.7h2.4v3h-2.4ZM27.1 32.3h2.4v3h-2.4ZM33.5 22.7h2.4v3h-2.4ZM33.5 32.3h2.4v3h-2.4ZM45.1 25.3h2.4v3h-2.4ZM45.1 33.7h2.4v3h-2.4ZM51.5 25.3h2.4v3h-2.4ZM51.5 33.7h2.4v3h-2.4ZM63.1 22.7h2.4v3h-2.4ZM63.1 32.3h2.4v3h-2.4ZM69.5 22.7h2.4v3h-2.4ZM69.5 32.3h2.4v3h-2.4ZM81.4 25.3h2.4v3h-2.4ZM81.4 33.7h2.4v3h-2.4ZM88.2 25.3h2.4v3h-2.4ZM88.2 33.7h2.4v3h-2.4Z",
  },
  "res-high": {
    behind: "M3 44V20h13V44ZM84 44V22h13V44Z",
    front: "M12 44V10h20V44ZM36 44V2h18V44ZM58 44V8h20V44Z",
    windows: "M15.2 15h2.4v3h-2.4ZM15.2 22h2.4v3h-2.4ZM15.2 29h2.4v3h-2.4ZM15.2 36h2.4v3h-2.4ZM20.8 15h2.4v3h-2.4ZM20.8 22h2.4v3h-2.4ZM20.8 29h2.4v3h-2.4ZM20.8 36h2.4v3h-2.4ZM26.4 15h2.4v3h-2.4ZM26.4 22h2.4v3h-2.4ZM26.4 29h2.4v3h-2.4ZM26.4 36h2.4v3h-2.4ZM38.7 7.8h2.4v3h-2.4ZM38.7 14.7h2.4v3h-2.4ZM38.7 21.5h2.4v3h-2.4ZM38.7 28.3h2.4v3h-2.4ZM38.7 35.2h2.4v3h-2.4ZM43.8 7.8h2.4v3h-2.4ZM43.8 14.7h2.4v3h-2.4ZM43.8 21.5h2.4v3h-2.4ZM43.8 28.3h2.4v3h-2.4ZM43.8 35.2h2.4v3h-2.4ZM48.9 7.8h2.4v3h-2.4ZM48.9 14.7h2.4v3h-2.4ZM48.9 21.5h2.4v3h-2.4ZM48.9 28.3h2.4v3h-2.4ZM48.9 35.2h2.4v3h-2.4ZM61.2 13.2h2.4v3h-2.4ZM61.2 20.4h2.4v3h-2.4ZM61.2 27.6h2.4v3h-2.4ZM61.2 34.8h2.4v3h-2.4ZM66.8 13.2h2.4v3h-2.4ZM66.8 20.4h2.4v3h-2.4ZM66.8 27.6h2.4v3h-2.4ZM66.8 34.8h2.4v3h-2.4ZM72.4 13.2h2.4v3h-2.4ZM72.4 20.4h2.4v3h-2.4ZM72.4 27.6h2.4v3h-2.4ZM72.4 34.8h2.4v3h-2.4Z",
  },
  ind: {
    behind: "M64.6 5a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1 -6.8 0ZM69.6 2a4.4 4.4 0 1 1 8.8 0a4.4 4.4 0 1 1 -8.8 0ZM78 4a3 3 0 1 1 6 0a3 3 0 1 1 -6 0ZM81 9a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z",
    front: "M6 44V26l16-9v9l16-9v9l16-9V44ZM60 44 62 12h7l1 32ZM74 44 76 16h6l2 28ZM54 44V30h42V44Z",
    windows: "M11.3 34h4v4h-4ZM19.7 34h4v4h-4ZM28 34h4v4h-4ZM36.3 34h4v4h-4ZM44.7 34h4v4h-4ZM62 36h4v3h-4ZM70 36h4v3h-4ZM78 36h4v3h-4ZM86 36h4v3h-4Z",
  },
  ind2: {
    behind: "M16 6a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM24 3a3 3 0 1 1 6 0a3 3 0 1 1 -6 0ZM10 3a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z",
    front: "M14 44 17 10h8l3 34ZM30 44V20h34V44ZM66 44V26a14 14 0 0 1 28 0V44Z",
    windows: "M33.6 26h4v4h-4ZM33.6 34h4v4h-4ZM41.2 26h4v4h-4ZM41.2 34h4v4h-4ZM48.8 26h4v4h-4ZM48.8 34h4v4h-4ZM56.4 26h4v4h-4ZM56.4 34h4v4h-4ZM76 32h8v12h-8Z",
  },
  com: {
    behind: "M54 44V6h16V44ZM74 44V14h18V44Z",
    front: "M8 44V24h36V44ZM4 24 9 13h34l5 11Z",
    windows: "M13 30h9v10h-9ZM27 30h12v14H27ZM57.7 12h2.4v3h-2.4ZM57.7 19h2.4v3h-2.4ZM57.7 26h2.4v3h-2.4ZM57.7 33h2.4v3h-2.4ZM63.9 12h2.4v3h-2.4ZM63.9 19h2.4v3h-2.4ZM63.9 26h2.4v3h-2.4ZM63.9 33h2.4v3h-2.4ZM76.7 20.2h2.4v3h-2.4ZM76.7 27.5h2.4v3h-2.4ZM76.7 34.8h2.4v3h-2.4ZM81.8 20.2h2.4v3h-2.4ZM81.8 27.5h2.4v3h-2.4ZM81.8 34.8h2.4v3h-2.4ZM86.9 20.2h2.4v3h-2.4ZM86.9 27.5h2.4v3h-2.4ZM86.9 34.8h2.4v3h-2.4Z",
  },
  com2: {
    behind: "M8 44V18h18V44ZM76 44V14h16V44Z",
    front: "M28 44V12h18V4h10v8h16V44ZM22 44V30h56v14Z",
    windows: "M32.2 17.3h2.4v3h-2.4ZM32.2 23.7h2.4v3h-2.4ZM38.9 17.3h2.4v3h-2.4ZM38.9 23.7h2.4v3h-2.4ZM45.5 17.3h2.4v3h-2.4ZM45.5 23.7h2.4v3h-2.4ZM52.1 17.3h2.4v3h-2.4ZM52.1 23.7h2.4v3h-2.4ZM58.7 17.3h2.4v3h-2.4ZM58.7 23.7h2.4v3h-2.4ZM65.4 17.3h2.4v3h-2.4ZM65.4 23.7h2.4v3h-2.4ZM28.5 34h5v6h-5ZM38 34h5v6h-5ZM47.5 34h5v6h-5ZM57 34h5v6h-5ZM66.5 34h5v6h-5Z",
  },
  arch: {
    behind: "M4 33a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM9 38h2V44h-2ZM84 33a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM89 38h2V44h-2ZM16 36a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM19 39h2V44h-2ZM76 36a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM79 39h2V44h-2Z",
    front: "M28 44V8h44V44H60V28a10 10 0 0 0-20 0V44ZM25 8V3h50v5Z",
    windows: "M32 14h36v2.4H32Z",
  },
  dome: {
    behind: "M10 44V28h80v16Z",
    front: "M30 44V26h-2v-3h3a19 19 0 0 1 38 0h3v3h-2V44ZM49 5V0h7l-2 2 2 2h-5v2Z",
    windows: "M34.8 30.5h3v9h-3ZM41.7 30.5h3v9h-3ZM48.5 30.5h3v9h-3ZM55.3 30.5h3v9h-3ZM62.2 30.5h3v9h-3Z",
  },
  park: {
    behind: "M55 20a17 17 0 1 1 34 0a17 17 0 1 1 -34 0Z",
    front: "M2 31a8 8 0 1 1 16 0a8 8 0 1 1 -16 0ZM9 38h2V44h-2ZM20 34a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM25 39h2V44h-2ZM34 30a8 8 0 1 1 16 0a8 8 0 1 1 -16 0ZM41 37h2V44h-2ZM86 35a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM91 40h2V44h-2ZM70.6 20 62 44h4l6-17 6 17h4L73.4 20ZM71 6h2v28h-2ZM58 19h28v2H58Z",
    windows: "M59 20a13 13 0 1 1 26 0a13 13 0 1 1 -26 0Z",
  },
  museum: {
    behind: "M6 44V24h88v20Z",
    front: "M20 18 50 3 80 18v4H20ZM24 24h6v16h-6ZM38 24h6v16h-6ZM56 24h6v16h-6ZM70 24h6v16h-6ZM16 40h68v4H16Z",
    windows: "M47 14a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z",
  },
  tent: {
    behind: "M1 35a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM5 39h2V44h-2ZM89 35a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM93 39h2V44h-2Z",
    front: "M50 6 84 26v18H16V26ZM49 6V0h9l-2.6 2.2L58 4.4h-7V8Z",
    windows: "M46 44 50 24l4 20ZM30 24l-4 20h7l4-20ZM70 24l4 20h-7l-4-20Z",
  },
  pub: {
    behind: "M6 44V24h88v20Z",
    front: "M14 18 50 4l36 14v4H14ZM18 24h7v15h-7ZM33 24h7v15h-7ZM60 24h7v15h-7ZM75 24h7v15h-7ZM46 24h8v15h-8ZM8 40h84v4H8Z",
    windows: "",
  },
  station: {
    behind: "M4 44V26h92v18Z",
    front: "M14 44V30a18 18 0 0 1 36 0V44ZM54 44V14l7-8 7 8V44ZM70 44V30h24v14Z",
    windows: "M57 19a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM20 44V31a12 12 0 0 1 24 0v13ZM73 34h4v6h-4ZM80 34h4v6h-4ZM87 34h4v6h-4Z",
  },
  hospital: {
    behind: "M4 44V26h24v18ZM72 44V26h24v18Z",
    front: "M28 44V10h44V44Z",
    windows: "M46.5 14h7v4.5H58v7h-4.5V30h-7v-4.5H42v-7h4.5ZM46 35h8v9h-8Z",
  },
  hall: {
    behind: "M8 44V26h84v18Z",
    front: "M18 44V24h24V12l8-11 8 11v12h24V44Z",
    windows: "M46 15a4 4 0 1 1 8 0a4 4 0 1 1 -8 0ZM21.8 30h3v8h-3ZM28.5 30h3v8h-3ZM35.2 30h3v8h-3ZM61.8 30h3v8h-3ZM68.5 30h3v8h-3ZM75.2 30h3v8h-3ZM46 34h8v10h-8Z",
  },
  hotel: {
    behind: "M12 44V22h16v22ZM72 44V22h16v22Z",
    front: "M28 44V8h44V44ZM24 38h52v3H24Z",
    windows: "M34.2 12.5h3v4h-3ZM34.2 20h3v4h-3ZM34.2 27.5h3v4h-3ZM41.3 12.5h3v4h-3ZM41.3 20h3v4h-3ZM41.3 27.5h3v4h-3ZM48.5 12.5h3v4h-3ZM48.5 20h3v4h-3ZM48.5 27.5h3v4h-3ZM55.7 12.5h3v4h-3ZM55.7 20h3v4h-3ZM55.7 27.5h3v4h-3ZM62.8 12.5h3v4h-3ZM62.8 20h3v4h-3ZM62.8 27.5h3v4h-3Z",
  },
  pros: {
    behind: "M5 32a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM11 38h2V44h-2ZM81 32a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM87 38h2V44h-2ZM20 36a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM24 40h2V44h-2ZM70 36a5 5 0 1 1 10 0a5 5 0 1 1 -10 0ZM74 40h2V44h-2Z",
    front: "M44 44V36h-4v-4h20v4h-4v8ZM47 32V12h6v20ZM44 12V8h12v4ZM46 4a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z",
    windows: "",
  },
  pros2: {
    behind: "M2 33a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM7 38h2V44h-2ZM86 33a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM91 38h2V44h-2Z",
    front: "M20 44c0-8 6-12 14-12h32c8 0 14 4 14 12ZM46 34V22h8v12ZM30 20h40c0 5-8 7-20 7s-20-2-20-7Z",
    windows: "",
  },
  lake: {
    behind: "M0 30c12-6 22-6 34 0s22 6 34 0 20-5 32 0v14H0Z",
    front: "M0 38c10-5 18-5 28 0s18 5 28 0 18-5 28 0 10 4 16 1v5H0Z",
    windows: "",
  },
} as const satisfies Readonly<Record<string, Silhouette>>;

export type Building = keyof typeof SILHOUETTES;

/** Those that look like themselves; the others look like their type. */
const OWN: Readonly<Record<string, Building>> = {
  hotel: "hotel",
  city_hall: "hall",
  lake: "lake",
  manor_house: "manor",
  city_park: "park",
  museum_of_art: "museum",
  magnificent_arch: "arch",
  theme_park: "park",
  circus: "tent",
  train_station: "station",
  subway_station: "station",
  hospital: "hospital",
  bakery: "ind2",
  stock_exchange: "com2",
  financial_tower: "com2",
  trading_house: "com2",
  carousel: "tent",
  grand_promenade: "arch",
};
const TYPED: Readonly<Record<string, Building>> = {
  industrial: "ind",
  commercial: "com",
  tourism: "dome",
  public: "pub",
  prosperity: "pros",
  none: "hall",
};
const DENSE: Readonly<Record<string, Building>> = { low: "res-low", medium: "res-med", high: "res-high" };

export function buildingOf(id: string, type: string, density: unknown): Building {
  return OWN[id] ?? (type === "residential" ? DENSE[String(density)] : TYPED[type]) ?? "hall";
}
